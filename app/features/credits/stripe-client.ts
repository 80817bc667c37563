/** Stripe's script must come from Stripe itself, and only /checkout's policy lets it in. */
const SCRIPT = "https://js.stripe.com/v3/";

interface ConfirmedPayment {
  id: string;
  status: string;
}

/** What this page uses of Stripe's browser client. */
export interface StripeClient {
  elements(options: { clientSecret: string; appearance: unknown }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }): Promise<{ error?: { type?: string; message?: string }; paymentIntent?: ConfirmedPayment }>;
}

export interface StripeElements {
  create(type: "payment"): { mount(node: HTMLElement): void; destroy?(): void };
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient;
  }
}

/** Stripe's client for this key; null when its script doesn't come or refuses the key. */
export async function loadStripeClient(publishableKey: string): Promise<StripeClient | null> {
  try {
    if (!window.Stripe) await loadScript();
    return window.Stripe?.(publishableKey) ?? null;
  } catch {
    return null;
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The payment script did not load."));
    };
    document.head.appendChild(script);
  });
}

/** The form's looks: the page's own colours as they are now, because its frame can't see our stylesheet. */
export function appearanceLike(card: HTMLElement): unknown {
  const style = getComputedStyle(card);
  const isDark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorText: style.color,
      colorBackground: style.backgroundColor,
      colorPrimary: isDark ? "#5cd0c9" : "#026464",
      colorDanger: isDark ? "#f3726c" : "#b7191c",
      borderRadius: "7px",
      fontSizeBase: "16px",
    },
  };
}
