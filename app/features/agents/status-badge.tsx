import { Badge } from "../../ui/badge";

/** Active or Inactive. */
export function StatusBadge({ status }: { status: "active" | "inactive" }) {
  return status === "active" ? (
    <Badge tone="ok" dot>
      Active
    </Badge>
  ) : (
    <Badge>Inactive</Badge>
  );
}
