import { createContext } from "react";
import type { ShareView } from "../../domain/sharing/share-view";

interface Shares {
  /** The agent's links that still work, newest first. */
  links: ShareView[];
  /** The address of the link that was made just now in this browser. */
  fresh: { id: string; url: string } | null;
}

/** What the agent's page knows of its share links. */
export const SharesContext = createContext<Shares>({ links: [], fresh: null });
