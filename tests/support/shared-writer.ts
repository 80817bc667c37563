import { env } from "cloudflare:test";
import { openEncoder } from "../../app/platform/encoder-assets.server";
import { createEmbeddedWriter, embeddedWith } from "../../app/platform/writer-embedded";
import type { Encoder } from "../../app/writing/embedded/encoder/encoder";
import { remembering } from "./remembering";

let opened: Promise<Encoder | null> | null = null;

const openedOnce = async (): Promise<Encoder | null> => {
  const encoder = await openEncoder(env.ASSETS);
  return encoder && remembering(encoder);
};

/**
 * The embedded writer as the worker's platform has it, with one encoder for all tests. Opening one for each digest, as the
 * product does, and reading the same mails again was most of what a test of digests took; the built worker's own is asked
 * by every test that writes through a page or a call.
 */
export const sharedWriter = createEmbeddedWriter(
  embeddedWith(() => {
    opened ??= openedOnce();
    return opened;
  }),
);
