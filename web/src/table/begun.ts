/** Returns a name as a sentence begins with it. The code of a place, such as c0, stays as the map prints it. */
export function begun(name: string): string {
  return /^\p{L}\d/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
