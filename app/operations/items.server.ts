import { z } from "zod";
import { FAILED } from "../domain/failed-words";
import { ItemChange, ItemFilter } from "../domain/items/item-schema";
import { listItems } from "../domain/items/list-items.server";
import { markItem } from "../domain/items/mark-item.server";
import { operation } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });

export const listMyItems = operation({
  access: "user",
  input: ItemFilter.extend(AgentId.shape),
  run: ({ platform, user }, { agentId, ...filter }) =>
    listItems(platform, { userId: user.id, agentId }, filter),
  says: { failed: "Failed to load items" },
});

/** The line's form for who has it and until when. */
export const changeMyItem = operation({
  access: "user",
  input: ItemChange.pick({ owner: true, due: true }).extend({ ...AgentId.shape, itemId: z.string() }),
  run: ({ platform, user }, { agentId, itemId, ...change }) =>
    markItem(platform, { userId: user.id, agentId, itemId }, change),
  records: (_, { agentId, itemId }) => ({ action: "item.marked", agentId, subjectId: itemId }),
  says: { done: { title: "Item updated" }, failed: FAILED["change-item"] },
});

export const markMyItem = operation({
  access: "user",
  input: ItemChange.extend({ ...AgentId.shape, itemId: z.string() }),
  run: ({ platform, user }, { agentId, itemId, ...change }) =>
    markItem(platform, { userId: user.id, agentId, itemId }, change),
  records: (_, { agentId, itemId }) => ({ action: "item.marked", agentId, subjectId: itemId }),
  says: { done: { title: "Item updated" }, failed: FAILED["mark-item"] },
});
