import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Lets the page open offline; a browser that stores nothing can still play.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("./offline.js").catch(() => undefined);
