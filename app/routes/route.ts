import type { ReactNode } from "react";
import type { PageHead } from "#app/page/page-meta.tsx";

/** A page as a layout renders it. */
export type Route = { head: PageHead; body: ReactNode };
