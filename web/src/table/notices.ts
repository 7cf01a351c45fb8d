/** Telling somebody who looks elsewhere that it is their turn: the tab's title and mark, a sound, a notification. */

const MARK = '/icon.svg';
const MARK_TURN = '/icon-turn.svg';

export function markTab(myTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const mark = myTurn ? MARK_TURN : MARK;
  if (link && link.getAttribute('href') !== mark) link.setAttribute('href', mark);
}

let audio: AudioContext | undefined;

/** Two soft notes of a small bell.  Browsers keep it silent until the page was touched once; then it stays silent. */
export function ring(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime;
  [660, 880].forEach((pitch, note) => {
    const tone = audio!.createOscillator();
    const loudness = audio!.createGain();
    const begins = start + note * 0.16;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begins);
    loudness.gain.exponentialRampToValueAtTime(0.14, begins + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.7);
    tone.connect(loudness).connect(audio!.destination);
    tone.start(begins);
    tone.stop(begins + 0.75);
  });
}

/** Only while the page is hidden, and only where the person allowed it. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, icon: MARK, tag: 'kontor-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export function mayAskToNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default';
}
