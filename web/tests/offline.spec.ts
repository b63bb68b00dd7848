import { expect, test } from "@playwright/test";
import { prefer, visit } from "./player";

test.use({ serviceWorkers: "allow" });

test("the page opens offline, says so, and recovers by itself", async ({ page, context }) => {
  await prefer(page, {});
  await visit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No connection to the server")).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("footer .primary")).toBeVisible();
  await expect(page.getByText("No connection to the server")).toBeHidden();
});
