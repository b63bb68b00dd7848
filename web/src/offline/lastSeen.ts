// Follows a table, and has it kept whenever it rests a moment.
import type { SceneMessage, Standing } from "../net/messages";
import type { Scene } from "../net/scene";

const REST = 700;

type Shown = Pick<Scene, "view" | "question" | "asked" | "story"> & { standing: Standing };

export class LastSeen {
  private whole: SceneMessage | null = null;
  private timer = 0;

  constructor(private readonly keep: (scene: SceneMessage) => void) {}

  /** Begins with a table that was sent whole. One that was kept may have been drawn under older rules: it is loaded anew. */
  replace(message: SceneMessage): void {
    if (this.whole && this.whole.scene.setting !== message.scene.setting) location.reload();
    this.whole = message;
  }

  update(shown: Shown): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const { view, question, asked, story, standing } = shown;
      const { whole } = this;
      if (whole) this.keep({ ...whole, scene: { ...whole.scene, view, question, asked, story }, standing });
    }, REST);
  }

  close(): void {
    window.clearTimeout(this.timer);
  }
}
