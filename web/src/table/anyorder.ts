/**
 * Things that the rules want in the order of their list and a person chooses in any: offers piece by piece (MER-10.9), cards
 * given back or taken (MER-10.12).  They are held in this tab and sent in order.
 */
interface Keyed { key: string }

/** As the list has them; what it does not have comes last. */
export function inOrder<Thing extends Keyed>(things: readonly Thing[], listed: readonly Keyed[]): Thing[] {
  const rank = ({ key }: Keyed): number => {
    const place = listed.findIndex((one) => one.key === key);
    return place < 0 ? listed.length : place;
  };
  return [...things].sort((a, b) => rank(a) - rank(b));
}
