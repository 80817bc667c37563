/** Where the agent's owner reads one of its mails. */
export function mailPath(agentId: string, mailId: string): string {
  return `/agents/${agentId}/emails/${mailId}`;
}
