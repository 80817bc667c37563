import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { Dialog } from "../../ui/dialog";
import type { Destination, DestinationFinderProps } from "./destination-finder.client";

const PAGES: Destination[] = [
  { label: "Dashboard", to: "/", kind: "Page" },
  { label: "Monday", to: "/monday", kind: "Page" },
  { label: "Create New Agent", to: "/create-agent", kind: "Page" },
  { label: "Notifications", to: "/?dialog=notifications", kind: "Page" },
  { label: "Guide to Forwarding", to: "/forwarding-guide", kind: "Page" },
  { label: "Credits", to: "/credits", kind: "Page" },
  { label: "Buy credits", to: "/checkout", kind: "Page" },
  { label: "Your Profile", to: "/?dialog=profile", kind: "Page" },
  { label: "Activity", to: "/activity", kind: "Page" },
];

/**
 * 'Go to' at ?dialog=go of any signed-in page, also with Ctrl+K: the user's agents and pages as links, and with a
 * script a field that finds one by a part of its name, fetched only now.
 */
export function GoToDialog({ agents }: { agents: { id: string; title: string }[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [Finder, setFinder] = useState<ComponentType<DestinationFinderProps> | null>(null);
  useEffect(() => {
    let gone = false;
    import("./destination-finder.client").then(
      (module) => {
        if (!gone) setFinder(() => module.DestinationFinder);
      },
      // Without the chunk the links stay.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  const destinations: Destination[] = [
    ...agents.map(({ id, title }): Destination => ({ label: title, to: `/agents/${id}`, kind: "Agent" })),
    ...PAGES,
  ];
  return (
    <Dialog id="go" kind="modal" title="Go to" closeTo={pathname} returnFocusId="user-menu-button" over>
      {Finder ? (
        <Finder
          destinations={destinations}
          onChoose={({ to }) => navigate(to)}
          onLeave={() => navigate(pathname, { preventScrollReset: true })}
        />
      ) : (
        // Room for the field, when there is a script that will bring it.
        <ul className="-mx-3 [@media(scripting:enabled)]:pt-13">
          {destinations.map(({ label, to, kind }) => (
            <li key={to}>
              <Link
                to={to}
                className="control flex items-center justify-between gap-3 rounded-control px-3 hover:bg-sunken"
              >
                <span dir="auto" className="min-w-0 truncate">
                  {label}
                </span>
                <span className="shrink-0 text-small text-ink-3">{kind}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
