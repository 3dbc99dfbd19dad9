import { createContext } from "react";

/** The address of the page that is being rendered. */
export const CurrentPath = createContext("/");
