/**
 * What could not be done, by the intent of its form (specification, section 8): the title of the toast, whether the
 * server failed or was never reached.
 */
export const FAILED = {
  "sign-in": "Login failed",
  register: "Registration failed",
  "sign-out": "Logout failed",
  profile: "Update failed",
  recover: "The link could not be sent",
  "reset-password": "The password was not changed",
  contact: "Error",
  subscribe: "Failed to start the subscription",
  manage: "Failed to open the subscription",
  theme: "Failed to change the theme",
  create: "Failed to create agent",
  update: "Failed to update agent",
  delete: "Failed to delete agent",
  generate: "Failed to generate summary",
  "process-mail": "Failed to generate summary",
  "try-sample": "Failed to generate summary",
  "remove-samples": "Failed to remove the samples",
  "edit-section": "Failed to update section",
  "restore-digest": "Failed to update digest",
  "leave-out-line": "Failed to update digest",
  "mark-item": "Failed to update item",
  "change-item": "Failed to update item",
  send: "Failed to send digest",
  "retry-delivery": "Failed to send digest",
  "lift-suppression": "Failed to update agent",
  share: "Failed to share digest",
  "revoke-link": "Failed to revoke link",
  "create-feed": "Failed to create calendar feed",
  "revoke-feed": "Failed to revoke calendar feed",
  "process-mails": "Failed to process emails",
  "dismiss-mail": "Failed to dismiss notification",
  "restore-mail": "Failed to restore email",
  "delete-mail": "Failed to delete email",
  "add-document": "Failed to upload document",
  "describe-document": "Failed to update document",
  "delete-document": "Failed to delete document",
  "add-question": "Failed to create question",
  "generate-questions": "Failed to generate questions",
  "answer-question": "Failed to save answer",
  "dismiss-question": "Failed to dismiss question",
  "delete-question": "Failed to delete question",
} as const;

/** The description that section 8 has for every failure of these, whatever its cause. */
export const ALWAYS = {
  "sign-out": "An error occurred while logging out.",
  contact: "Failed to send your message. Please try again later.",
  "edit-section": "There was an error updating this section.",
} as const;
