import { open } from "node:fs/promises";

/**
 * Writes what a client sends to a file, up to `mostBytes`, and reads on: the reply comes behind the last byte. Answers
 * its size; throws when the disk took it not, or the client went away. `onFlood` is called once when it is more than
 * twice as much as it may be.
 */
export async function keepMessage(stream, file, mostBytes, onFlood) {
  const handle = await open(file, "wx", 0o600);
  let size = 0;
  let failure = null;
  let isFlood = false;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size <= mostBytes && failure === null) {
        await handle.appendFile(chunk).catch((error) => {
          failure = error;
        });
      } else if (size > 2 * mostBytes && !isFlood) {
        isFlood = true;
        onFlood();
      }
    }
  } finally {
    await handle.close();
  }
  if (failure) throw failure;
  return size;
}
