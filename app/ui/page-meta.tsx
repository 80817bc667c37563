import { Meta, type MetaDescriptor, UNSAFE_RemixContext } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { formFailed } from "./form-state";

function withErrorTitle(descriptor: MetaDescriptor): MetaDescriptor {
  if (!descriptor || !("title" in descriptor) || typeof descriptor.title !== "string") return descriptor;
  const { title } = descriptor;
  return { title: title.startsWith("Error: ") ? title : `Error: ${title}` };
}

/**
 * The page's meta tags; after a form that failed the title begins with "Error: ", so that a tab and a
 * screen reader tell at once. A route's meta function doesn't get what its action answered, hence the wrapping.
 */
export function PageMeta() {
  const remix = useContext(UNSAFE_RemixContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  if (!remix || !Object.values(state?.actionData ?? {}).some(formFailed)) return <Meta />;
  const routeModules = Object.fromEntries(
    Object.entries(remix.routeModules).map(([id, module]) => {
      const meta = module?.meta;
      if (!module || typeof meta !== "function") return [id, module];
      return [id, { ...module, meta: (args: Parameters<typeof meta>[0]) => meta(args)?.map(withErrorTitle) }];
    }),
  );
  return (
    <UNSAFE_RemixContext.Provider value={{ ...remix, routeModules }}>
      <Meta />
    </UNSAFE_RemixContext.Provider>
  );
}
