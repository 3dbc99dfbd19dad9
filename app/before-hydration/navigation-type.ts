/** How this document was loaded: by a link or address, a reload, or back and forward. */
export function navigationType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type;
}
