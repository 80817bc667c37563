import { FAILED } from "../../domain/failed-words";
import { Banner } from "../../ui/banner";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";
import { useHere } from "../../ui/use-here";

/** On every signed-in page of an account that is about to be deleted: when, and the way back. */
export function LeavingBanner({ dueAt }: { dueAt: string }) {
  const here = useHere();
  return (
    <div data-leaving="" className="mb-5">
      <Banner
        tone="warn"
        title={
          <>
            {"This account will be deleted on "}
            <AbsoluteTime iso={dueAt} />
          </>
        }
      >
        <p className="mb-3 max-w-[64ch]">
          Until then no digest is written or sent, and mail to your agents is still taken in. After that
          nobody can bring anything back.
        </p>
        <PostForm
          action="/account"
          fields={{ intent: "keep-account", returnTo: here }}
          pendingLabel="Keeping..."
          failed={FAILED["keep-account"]}
        >
          Keep my account
        </PostForm>
      </Banner>
    </div>
  );
}
