import { PACK, PACK_PRICE, PLAN_PRICE } from "../../domain/credits/packs";

/** What can be bought, in words (specification, section 9). */
export const CREDIT_PACK = { credits: PACK.credits, price: PACK_PRICE, each: "$0.20 per credit" };

export const PROFESSIONAL_PLAN = {
  name: "Professional Plan",
  price: PLAN_PRICE,
  benefits: [
    "Unlimited summaries",
    "Priority processing",
    "Advanced customization",
    "24/7 support",
    `${PLAN_PRICE} monthly`,
  ],
};
