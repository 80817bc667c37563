/**
 * Whether an address may be put into an SMTP command or an API call: one local part, one domain, none of the
 * characters with which a typed address could become two, or a header. Says nothing about whether it exists.
 */
export function isSendableAddress(address: string): boolean {
  return (
    address.length <= 254 && /^[^\s\p{Cc}<>()[\],;:"\\@]{1,64}@[^\s\p{Cc}<>()[\],;:"\\@]+$/u.test(address)
  );
}
