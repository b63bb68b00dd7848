// Keeps the page installed in the browser, and tells when a newer one is ready to be loaded.

const CHECK = 30 * 60_000;

class Version {
  /** True once a newer page is ready. */
  ready = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private checked = 0;

  /** Installs the page for offline use; a browser that stores nothing can still play. */
  async install(): Promise<void> {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const before = workers.controller;
    workers.addEventListener("controllerchange", () => (this.ready ||= before !== null));
    workers.addEventListener("message", ({ data }: MessageEvent<{ open?: string }>) => {
      if (data.open) location.hash = data.open;
    });
    try {
      const registration = await workers.register("./offline.js");
      this.registration = registration;
      this.watch(registration.waiting);
      registration.addEventListener("updatefound", () => this.watch(registration.installing));
      document.addEventListener("visibilitychange", () => void this.check());
      window.setInterval(() => void this.check(), CHECK);
    } catch {
      // Without a worker the page comes from the server each time.
    }
  }

  /** Looks for a newer page, now and then while this one is in sight. */
  async check(): Promise<void> {
    if (document.visibilityState !== "visible" || Date.now() - this.checked < CHECK) return;
    this.checked = Date.now();
    await this.registration?.update().catch(() => undefined);
  }

  /** Loads the newer page at the same table. */
  load(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take-over");
  }

  private watch(worker: ServiceWorker | null): void {
    const note = (): void => {
      if (worker?.state === "installed" && navigator.serviceWorker.controller) this.ready = true;
    };
    note();
    worker?.addEventListener("statechange", note);
  }
}

export const version = new Version();
