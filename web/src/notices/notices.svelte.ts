// The turn notices of this visitor: ways to be reached, quiet hours, being away, tables without notices.
import { get, post, Refused } from "../net/api";
import type { NoticeInfo, SubscriptionAdded } from "../net/messages";
import { settings } from "../settings.svelte";
import { refusal, say } from "../words.svelte";

const HERE = "clockwood.push";

export type Chosen = Pick<NoticeInfo, "quiet_from" | "quiet_to" | "zone" | "away_until">;

export class Notices {
  info = $state.raw<NoticeInfo | null>(null);
  /** Says how the last action went. */
  said = $state("");
  /** The secret of the webhook that was just added: it is shown once. */
  secret = $state("");
  /** The id of this browser's subscription, if it has one. */
  private here = $state(localStorage.getItem(HERE) ?? "");

  async load(): Promise<void> {
    await this.attempt(async () => (this.info = await get<NoticeInfo>("/notices")));
  }

  /** True if this browser gets notices. */
  get pushed(): boolean {
    return this.info?.subscriptions.some(({ id }) => id === this.here) ?? false;
  }

  /** Turns this browser's notices on; the browser asks for its permission now. */
  async pushOn(): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker || !("PushManager" in window) || !("Notification" in window)) {
      this.said = say("notices-no-push");
      return;
    }
    if ((await Notification.requestPermission()) !== "granted") {
      this.said = say("settings-notice-denied");
      return;
    }
    const key = this.info?.push_key ?? "";
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const made = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => null);
    if (!made) {
      this.said = say("notices-no-push");
      return;
    }
    const { endpoint = "", keys = {} } = made.toJSON();
    const { p256dh = "", auth = "" } = keys;
    await this.add({ kind: "push", address: endpoint, p256dh, auth });
  }

  async pushOff(): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await this.remove(this.here);
  }

  webhook(address: string): Promise<void> {
    return this.add({ kind: "webhook", address });
  }

  mail(address: string): Promise<void> {
    return this.add({ kind: "mail", address });
  }

  async confirm(id: string, code: string): Promise<void> {
    await this.attempt(() => post("/notices/confirm", { id, code }), "notices-confirmed");
    await this.reload();
  }

  async remove(id: string): Promise<void> {
    await this.attempt(() => post("/notices/unsubscribe", { id }), "notices-removed");
    await this.reload();
  }

  async choose(chosen: Chosen): Promise<void> {
    await this.attempt(
      async () => (this.info = await post<NoticeInfo>("/notices/settings", chosen)),
      "notices-stored",
    );
  }

  async mute(match: string, on: boolean): Promise<void> {
    await this.attempt(
      async () => (this.info = await post<NoticeInfo>(`/matches/${match}/notices`, { on })),
      "notices-stored",
    );
  }

  async test(): Promise<void> {
    await this.attempt(async () => {
      const { count } = await post<{ count: number }>("/notices/test");
      this.said = say("notices-tested", { count });
    });
  }

  private async add(wanted: Record<string, string>): Promise<void> {
    await this.attempt(async () => {
      const page = location.href.split("#")[0] ?? "";
      const language = settings.language;
      const added = await post<SubscriptionAdded>("/notices/subscribe", { ...wanted, language, page });
      this.secret = added.secret;
      if (wanted["kind"] === "push") {
        this.here = added.id;
        localStorage.setItem(HERE, added.id);
      }
      this.said = say(added.confirmed ? "notices-added" : "notices-code-sent");
    });
    await this.reload();
  }

  /** Reads everything again, and keeps what was said. */
  private async reload(): Promise<void> {
    this.info = await get<NoticeInfo>("/notices").catch(() => this.info);
  }

  /** Does something; says that it is done, or why it was refused. */
  private async attempt(work: () => Promise<unknown>, done = ""): Promise<void> {
    this.said = "";
    try {
      await work();
      if (done) this.said = say(done);
    } catch (error) {
      this.said = error instanceof Refused ? refusal(error) : say("no-server");
    }
  }
}
