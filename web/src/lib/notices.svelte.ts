/** Short notices: shown for a while and read out; `announce` is only read out. */
export interface Notice { id: number; text: string; tone: 'plain' | 'good' | 'bad' }

const SHOWN = 6000;

class Notices {
  shown = $state<Notice[]>([]);
  /** What a screen reader says next. */
  spoken = $state('');
  private next = 0;

  show(text: string, tone: Notice['tone'] = 'plain'): void {
    const id = this.next++;
    this.shown.push({ id, text, tone });
    setTimeout(() => this.drop(id), SHOWN);
  }

  announce = (text: string): void => {
    // the same sentence twice would not be read again
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  };

  drop = (id: number): void => {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  };
}

export const notices = new Notices();
export const { announce } = notices;
