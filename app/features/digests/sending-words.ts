/** Said while a digest is on its way out (specification, section 8, 'Success toasts'). */
export const SENDING = { title: "Sending digest", description: "Sending your digest..." };
