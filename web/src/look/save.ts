// Saves a file on the player's device.

export function save(name: string, content: Blob): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(content),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
