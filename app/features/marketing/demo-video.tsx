import { transcript } from "./demo-transcript";

/** The demo: nothing of it is fetched but the poster until it is played. */
export function DemoVideo() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-10">
      {/* Skipped while it is far below the screen: its poster is then no part of the first view's download. */}
      <div className="aspect-[8/5] w-full min-w-0 self-start [content-visibility:auto]">
        <video
          id="demo-video"
          controls
          muted
          playsInline
          preload="none"
          poster="/demo/poster.webp"
          width={1280}
          height={800}
          aria-label="60-second demo of Mondaybrief"
          className="size-full rounded-card border bg-sunken"
        >
          <source src="/demo/mondaybrief.webm" type="video/webm" />
          <track kind="captions" srcLang="en" label="English" src="/demo/mondaybrief.vtt" default />
          <p>
            Your browser can't play it: <a href="/demo/mondaybrief.webm">download the video</a>.
          </p>
        </video>
      </div>
      <div>
        <h3 className="text-input font-bold">What you see</h3>
        <ol className="mt-3 grid gap-3">
          {transcript.map((scene) => (
            <li key={scene.at} className="grid grid-cols-[2.5rem_minmax(0,1fr)] text-small text-ink-2">
              <span className="text-ink-3">{scene.at}</span>
              <span>{scene.words}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-small text-ink-3">Recorded from the product. It has no sound.</p>
      </div>
    </div>
  );
}
