import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// The page opens without a line; where the browser keeps nothing, it plays all the same.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("./offline.js").catch(() => undefined);
