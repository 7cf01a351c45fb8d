"""What a pair of eyes sees of a page, asked of the browser: what is cut off, too small to touch, too faint to read."""

# Two frames later everything that was waiting for its size is laid out.
WAITING = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
TABS = """() => document.querySelectorAll('main .stage [role="tab"]').length"""

COMMON = """
  const named = (one) => `<${one.tagName.toLowerCase()} ${one.getAttribute('class') ?? ''}> `
    + (one.dataset?.key ?? one.dataset?.opens ?? one.textContent.trim().slice(0, 40));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.getBoundingClientRect().width > 1 && one.closest('.visually-hidden, [hidden]') === null;
  const flows = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  const above = (one) => (one.parentElement ? [one.parentElement, ...above(one.parentElement)] : []);
"""

# Parts that do not lie wholly in the window, as seen through everything that cuts them off.
WHOLE = "(parts) => {" + COMMON + """
  const cut = [];
  for (const part of parts) {
    const found = [...document.querySelectorAll(part)].filter(shown);
    if (found.length === 0) cut.push(`${part}: not to be seen`);
    for (const one of found) {
      const box = one.getBoundingClientRect();
      const frames = above(one).filter((other) => getComputedStyle(other).overflow !== 'visible')
        .map((other) => other.getBoundingClientRect());
      const room = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, ...frames];
      const over = Math.max(...room.flatMap((frame) => [
        frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom]));
      if (over > 1.5) cut.push(`${named(one)}: ${Math.round(over)} px outside`);
    }
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) cut.push('the page scrolls');
  return cut;
}"""

# Text that its own box cuts off sideways, and things that lie beyond the edge of the window where nothing scrolls.
LAID = "() => {" + COMMON + """
  const wrong = [];
  for (const one of document.querySelectorAll('body *')) {
    if ((one instanceof SVGElement && one.tagName !== 'svg') || !shown(one)) continue;
    const speaks = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
    const style = getComputedStyle(one);    // an ellipsis says itself that something is left out
    const says = style.display === 'inline' || style.textOverflow === 'ellipsis';
    const wide = says ? 0 : one.scrollWidth - one.clientWidth;
    if (speaks && wide > 1 && !flows(one)) wrong.push(`${named(one)}: text ${wide} px too wide`);
    const box = one.getBoundingClientRect();
    const out = Math.max(-box.left, box.right - innerWidth);
    if (out > 1 && (speaks || one.matches('button, a, input, [data-key]')) && !above(one).some(flows)) {
      wrong.push(`${named(one)}: ${Math.round(out)} px outside the window`);
    }
  }
  return [...new Set(wrong)];
}"""

# Choices, and what uncovers them, that a thumb may miss: the area that takes the touch is below 44 px.
SMALL = "() => {" + COMMON + """
  const solid = (one) => getComputedStyle(one).pointerEvents !== 'none';
  const area = (one) => {
    const shapes = one.querySelectorAll('circle, ellipse, rect, polygon, path');
    const things = one instanceof SVGGElement ? [...shapes] : [one];
    const boxes = things.filter(solid).map((thing) => thing.getBoundingClientRect());
    return [Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))];
  };
  const spots = document.querySelectorAll(':is([data-key], [data-keys], [data-opens], [role="tab"], .foot button)');
  return [...spots].filter(shown).map((one) => [one, ...area(one)])
    .filter(([, width, height]) => Math.min(width, height) < 43.5)
    .map(([one, width, height]) => `${named(one)}: ${Math.round(width)} × ${Math.round(height)} px`);
}"""

# Words in drawings whose contrast is below AA against what lies under their letters: two pictures tell, with and
# without the letters.  Halos that are part of the lettering count as ground.
FAINT = "async (shots) => {" + COMMON + """
  const pixels = async (hex) => {
    const bytes = Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height);
  };
  const [written, bare] = await Promise.all(shots.map(pixels));
  const linear = (value) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const opacity = (one) => [one, ...above(one)].map((other) => Number(getComputedStyle(other).opacity))
    .reduce((all, value) => all * value, 1);
  const faint = [];
  for (const one of document.querySelectorAll('main svg text')) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!one.closest('svg').contains(top)) continue;            // something lies over it
    const style = getComputedStyle(one);
    const ink = style.fill.match(/[\\d.]+/g).map(Number);
    const strength = (ink[3] ?? 1) * Number(style.fillOpacity) * opacity(one);
    const found = [];
    for (let y = Math.floor(box.top); y < box.bottom; y++) {
      for (let x = Math.floor(box.left); x < box.right; x++) {
        const at = 4 * (y * written.width + x);
        const ground = [...bare.data.slice(at, at + 3)];
        const drawn = ground.map((value, channel) => ink[channel] * strength + value * (1 - strength));
        found.push({ changed: contrast([...written.data.slice(at, at + 3)], ground), ratio: contrast(drawn, ground) });
      }
    }
    // where the picture changed most are the cores of the letters; edges are half letter and half ground
    const cores = found.sort((a, b) => b.changed - a.changed).slice(0, Math.max(4, found.length * 0.04));
    const ratio = cores.map((core) => core.ratio).sort((a, b) => a - b)[Math.floor(cores.length / 2)];
    if (cores[0].changed < 1.05 && ratio > 1.1) continue;       // a piece stands on it
    const size = parseFloat(style.fontSize) * (one.getScreenCTM()?.a ?? 1);
    const need = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < need) faint.push(`${named(one)} ${one.textContent.trim()}: ${ratio.toFixed(2)}, ${size.toFixed(1)} px`);
  }
  return [...new Set(faint)];
}"""
