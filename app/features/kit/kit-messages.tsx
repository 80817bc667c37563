import Inbox from "lucide-react/icons/inbox";
import { Accordion } from "../../ui/accordion";
import { Badge, type Tone } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { useClock } from "../../ui/clock";
import { EmptyState } from "../../ui/empty-state";
import { Skeleton } from "../../ui/skeleton";
import { Spinner } from "../../ui/spinner";
import { StepList } from "../../ui/step-list";
import { AbsoluteTime, DayTime, RelativeTime } from "../../ui/times";
import { useShowToast } from "../../ui/toast-context";
import { KitSection, KitState } from "./kit-section";

const tones: Tone[] = ["neutral", "ok", "warn", "danger", "info", "accent"];
const bannerTones = ["neutral", "info", "ok", "warn", "danger"] as const;

/** Badges, banners, toasts, empty and waiting states, times. */
export function KitMessages() {
  const showToast = useShowToast();
  const { now } = useClock();
  return (
    <>
      <KitSection title="Badge">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="ok" dot>
            with a dot
          </Badge>
        </div>
      </KitSection>
      <KitSection title="Banner">
        {bannerTones.map((tone) => (
          <Banner key={tone} tone={tone} title={`The title of a ${tone} banner`}>
            And what it says.
          </Banner>
        ))}
      </KitSection>
      <KitSection title="Toast">
        <div className="flex flex-wrap gap-3">
          <Button
            type="button"
            onClick={() =>
              showToast({
                id: `kit-${Date.now()}`,
                title: "Digest sent",
                description: "Your digest has been sent successfully.",
                tone: "neutral",
              })
            }
          >
            Show a toast
          </Button>
          <Button
            type="button"
            onClick={() =>
              showToast({
                id: `kit-${Date.now()}`,
                title: "Failed to send digest",
                description: "No recipients.",
                tone: "danger",
              })
            }
          >
            Show a failure
          </Button>
        </div>
      </KitSection>
      <KitSection title="Empty and waiting">
        <EmptyState
          icon={<Inbox size={20} />}
          title="Nothing here"
          headingLevel="h3"
          action={<Button type="button">Do something</Button>}
        >
          And what to do about it.
        </EmptyState>
        <Spinner label="Loading..." />
        <Card>
          <div aria-busy="true">
            <Skeleton lines={4} />
          </div>
        </Card>
      </KitSection>
      <KitSection title="Steps">
        <StepList
          steps={[
            { title: "Done", state: "done", body: "With a word about it" },
            { title: "Next", state: "next" },
            { title: "Later", state: "later" },
          ]}
        />
      </KitSection>
      <KitSection title="Accordion">
        <Accordion
          name="kit-accordion"
          items={[
            { id: "kit-one", title: "The first question", body: "Its answer.", open: true },
            { id: "kit-two", title: "The second question", body: "Its answer closes the other." },
          ]}
        />
      </KitSection>
      <KitSection title="Time">
        <KitState name="relative, absolute, day">
          <p className="flex flex-wrap gap-x-7">
            <RelativeTime iso={now} />
            <RelativeTime iso="2026-11-16T08:00:00.000Z" />
            <AbsoluteTime iso="2026-11-16T08:00:00.000Z" />
            <AbsoluteTime iso="2026-11-16T08:00:00.000Z" timeZone="Asia/Kolkata" />
            <DayTime iso="2026-11-16T08:00:00.000Z" />
          </p>
        </KitState>
      </KitSection>
    </>
  );
}
