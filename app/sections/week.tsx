import { use } from "react";
import { WeekPanel } from "#app/calendar/week-panel.tsx";
import { calendarText } from "#app/content/content.ts";
import { Island } from "#app/islands/island.tsx";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { weekPlanOf } from "#app/page/week-plan.ts";
import { readyWeekPath } from "#app/shared/week.ts";

/** For a section with `week`: its practices in the visitor's own calendar. */
export function Week({ section, className = "" }: { section: PreparedSection; className?: string }) {
  const plan = weekPlanOf(section, use(CurrentPath));
  if (!plan) return null;
  return (
    <div className={`no-print ${className}`}>
      <Island name="calendar/week-panel" of={WeekPanel} props={{ plan, heading: section.heading }} />
      <p className="without-scripts">
        <a href={readyWeekPath(plan.id)} download className="inline-flex min-h-11 items-center">
          {calendarText.week.ready}
        </a>
      </p>
    </div>
  );
}
