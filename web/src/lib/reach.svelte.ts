/** Whether the server answers.  Once it does not, we knock again until it does, and pages fetch anew (`again`). */
const FIRST = 2000;
const LONGEST = 15_000;

class Reach {
  gone = $state(false);
  /** Grows each time the server came back: read it in an effect that loads something. */
  again = $state(0);
  private wait = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;

  lost(): void {
    if (this.gone) return;
    this.gone = true;
    this.wait = FIRST;
    this.later();
  }

  found(): void {
    if (!this.gone) return;
    clearTimeout(this.timer);
    this.gone = false;
    this.again += 1;
  }

  knock = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      const answer = await fetch('/api/catalogue');
      if (answer.ok) return this.found();
    } catch {
      // still gone
    }
    if (this.gone) this.later();
  };

  private later(): void {
    this.timer = setTimeout(this.knock, this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST);
  }
}

export const reach = new Reach();
