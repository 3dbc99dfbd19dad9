import { index, route, type RouteConfig } from "@react-router/dev/routes";

// Every address of the site, in menu order. The content of an address is in content/pages/<address>.ts.
const contentPage = "routes/content-page.tsx";

export default [
  index(contentPage, { id: "home" }),

  // Main menu
  route("/about", contentPage, { id: "about" }),
  route("/yoga-wellness", contentPage, { id: "yoga-wellness" }),
  route("/services", contentPage, { id: "services" }),
  route("/media", "routes/media.tsx"),
  route("/research", contentPage, { id: "research" }),
  route("/contact", "routes/contact.tsx"),

  // Yoga & Wellness
  route("/meditation", contentPage, { id: "meditation" }),
  route("/pranayam", contentPage, { id: "pranayam" }),
  route("/yoga-diet", contentPage, { id: "yoga-diet" }),
  route("/yoga-types", contentPage, { id: "yoga-types" }),
  route("/ageing-yoga", contentPage, { id: "ageing-yoga" }),
  route("/illness-yoga", contentPage, { id: "illness-yoga" }),

  // Learning Resources
  route("/books", contentPage, { id: "books" }),
  route("/library", contentPage, { id: "library" }),
  route("/audios", "routes/audios.tsx"),
  route("/videos", contentPage, { id: "videos" }),
  route("/courses", contentPage, { id: "courses" }),

  // Information
  route("/ethics", contentPage, { id: "ethics" }),
  route("/facts-myths", contentPage, { id: "facts-myths" }),
  route("/stress-buster", contentPage, { id: "stress-buster" }),
  route("/bhakti-yoga", contentPage, { id: "bhakti-yoga" }),
  route("/ancient-roots", contentPage, { id: "ancient-roots" }),

  // More
  route("/testimonials", contentPage, { id: "testimonials" }),
  route("/gallery", contentPage, { id: "gallery" }),
  route("/faq", contentPage, { id: "faq" }),
  route("/disclaimer", contentPage, { id: "disclaimer" }),
  route("/privacy", contentPage, { id: "privacy" }),
  route("/terms", contentPage, { id: "terms" }),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
