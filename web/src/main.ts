import { mount } from "svelte";
import App from "./App.svelte";
import { version } from "./offline/version.svelte";
import "./look/fonts.css";
import "./look/app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) void version.install();
