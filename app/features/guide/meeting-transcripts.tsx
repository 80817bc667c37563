import { Client, Menu, Steps } from "./guide-parts";

/** Topic 'Meeting Transcripts', and what goes for every source. */
export function MeetingTranscripts() {
  return (
    <div className="grid gap-5">
      <p>
        A transcript can be forwarded as a mail, as an attachment (.txt, .vtt, .docx, .pdf), or be added as a
        context document. Names before each line help: they become owners.
      </p>
      <Client id="zoom" name="Zoom">
        <Steps>
          <li>
            In the web portal open <Menu>Settings</Menu>, <Menu>Recording</Menu>, and switch on{" "}
            <Menu>Audio transcript</Menu> for cloud recordings, or <Menu>Meeting Summary</Menu> under AI
            Companion.
          </li>
          <li>
            After the meeting forward the mail with the summary, or download the .vtt under{" "}
            <Menu>Recordings</Menu> and attach it to a mail to the agent.
          </li>
        </Steps>
      </Client>
      <Client id="meet" name="Google Meet">
        <Steps>
          <li>
            In the meeting open <Menu>Activities</Menu>, <Menu>Transcripts</Menu>, <Menu>Start</Menu>, or let
            Gemini <Menu>take notes</Menu>.
          </li>
          <li>
            The organiser gets a mail with the document. Open it, <Menu>File</Menu>, <Menu>Email</Menu>,{" "}
            <Menu>Email this file</Menu>, and send it to the agent as .docx or .pdf. A link alone can't be
            read.
          </li>
        </Steps>
      </Client>
      <Client id="teams-transcripts" name="Teams">
        <Steps>
          <li>
            In the meeting open <Menu>More</Menu>, <Menu>Record and transcribe</Menu>,{" "}
            <Menu>Start transcription</Menu>.
          </li>
          <li>
            Afterwards open the meeting's <Menu>Recap</Menu>, <Menu>Transcript</Menu>, <Menu>Download</Menu>{" "}
            as .docx or .vtt, and attach it to a mail to the agent.
          </li>
        </Steps>
      </Client>
      <Client id="documents" name="Context documents">
        <p>
          Plans, glossaries and who-is-who pages belong to the agent itself: open it,{" "}
          <Menu>Context Documents</Menu>, <Menu>Add Document</Menu> (.txt, .pdf, .doc, .docx, .md). They are
          read for every digest, and a description tells what each one is for.
        </p>
      </Client>
      <Client id="tips" name="Pro tips">
        <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
          <li>One agent per project or client keeps digests short and addresses easy to tell apart.</li>
          <li>A line of your own above a forwarded mail counts: "this one decides the date".</li>
          <li>Put the agent in Cc of a thread, and you don't have to forward the answers.</li>
          <li>Answer the clarifying questions: an answer is used in every later digest.</li>
          <li>Try a new rule with one mail first; its state is shown on top of this page.</li>
        </ul>
      </Client>
    </div>
  );
}
