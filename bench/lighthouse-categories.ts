export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
