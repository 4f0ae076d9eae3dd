import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-ext-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/seats.css";
import "./style/card.css";
import "./style/drawn.css";
import "./style/room.css";
import "./style/prompt.css";
import "./style/telling.css";
import "./style/hints.css";
import "./style/matters.css";
import "./style/details.css";
import "./style/drawer.css";
import "./style/over.css";
import "./style/review.css";
import "./style/club.css";
import "./style/shelf.css";
import "./style/forms.css";
import "./style/club-phone.css";
import "./style/learn.css";
import "./style/lesson.css";
import "./style/low.css";
import "./style/narrow.css";
import "./style/phone.css";
import "./style/side.css";
import "./style/lesson-small.css";
import "./style/tiny.css";

/** After a new build an old page may want a part that is gone: it starts anew, but not again and again. */
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("klubovna-anew") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("klubovna-anew", String(Date.now()));
  location.reload();
});
if (import.meta.env.PROD) void navigator.serviceWorker?.register("sw.js").catch(() => undefined);

const target = document.getElementById("app");
if (target) mount(App, { target });
