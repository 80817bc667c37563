/** What can be bought (specification, section 9). */
export const CREDIT_PACK = { credits: 50, price: "$10.00", each: "$0.20 per credit" };

export const PROFESSIONAL_PLAN = {
  name: "Professional Plan",
  price: "$8.99",
  benefits: [
    "Unlimited summaries",
    "Priority processing",
    "Advanced customization",
    "24/7 support",
    "$8.99 monthly",
  ],
};
