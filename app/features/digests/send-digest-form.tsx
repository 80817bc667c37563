import Send from "lucide-react/icons/send";
import type { ComponentProps } from "react";
import { PostForm } from "../../ui/post-form";

/** Said while a digest is on its way out (specification, section 8, 'Success toasts'). */
const SENDING = { title: "Sending digest", description: "Sending your digest..." };

/** 'Send Digest Now', on the agent's card and on its page. */
export function SendDigestForm({
  iconSize,
  ...form
}: Omit<ComponentProps<typeof PostForm>, "children" | "icon" | "begins" | "pendingLabel"> & {
  /** In pixels. */
  iconSize: number;
}) {
  return (
    <PostForm
      {...form}
      pendingLabel="Sending..."
      begins={SENDING}
      icon={<Send size={iconSize} aria-hidden="true" />}
    >
      Send Digest Now
    </PostForm>
  );
}
