/** What is said of dismissed notifications (specification, section 8), of one or of many. */
export function dismissedWords(count: number): { title: string; description: string } {
  return count === 1
    ? { title: "Notification dismissed", description: "Email notification has been dismissed." }
    : { title: `${count} notifications dismissed`, description: "Their emails stay, and can be put back." };
}
