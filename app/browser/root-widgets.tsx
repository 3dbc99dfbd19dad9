import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Toaster } from "sonner";
import { queryClient } from "#app/browser/query-client.ts";
import { widgetsAreMounted } from "#app/browser/lazy-widgets.ts";

export { toast } from "sonner";
export { LinkTooltip, TooltipGroup } from "#app/ui/tooltip.tsx";

/** What stands at the root beside the pages: the query client and the notification area. */
export function RootWidgets() {
  // Runs after the toaster's own effects, so that a toast raised next is seen.
  useEffect(widgetsAreMounted, []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Three visible, 4000 ms, Alt+T and the label 'Notifications' are sonner's defaults and the specification's. */}
      <Toaster
        closeButton
        richColors
        theme="system"
        visibleToasts={3}
        duration={4000}
        hotkey={["altKey", "KeyT"]}
        containerAriaLabel="Notifications"
      />
    </QueryClientProvider>
  );
}
