import Send from "lucide-react/icons/send";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button";

/** 'Send Digest Now', on the agent's card and on its page: asks first, at `to`. */
export function SendLink({
  iconSize,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, "children" | "icon"> & {
  /** In pixels. */
  iconSize: number;
}) {
  return (
    <ButtonLink {...link} preventScrollReset icon={<Send size={iconSize} aria-hidden="true" />}>
      Send Digest Now
    </ButtonLink>
  );
}
