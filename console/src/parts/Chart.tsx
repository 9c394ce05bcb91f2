import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

use([BarChart, GridComponent, TooltipComponent, AriaComponent, CanvasRenderer]);

/**
 * Bars that are clicked to choose: upright for years, lying for names. The table beside it says the same to who cannot
 * see it.
 */
export default function Chart(props: {
  title: string;
  bars: readonly { name: string; label?: string; count: number }[];
  lying?: boolean;
  onPick?(name: string): void;
}) {
  const { title, bars, lying = false, onPick } = props;
  const place = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const chart = init(place.current!, null, { renderer: 'canvas' });
    const paint = () => {
      const style = getComputedStyle(document.documentElement);
      const colour = (name: string) => style.getPropertyValue(name).trim();
      const names = {
        type: 'category' as const,
        data: bars.map(({ name, label }) => label ?? name),
        inverse: lying,
        axisTick: { show: false },
        axisLine: { lineStyle: { color: colour('--line') } },
        axisLabel: { color: colour('--ink'), width: 170, overflow: 'truncate' as const, fontSize: 12 },
      };
      const counts = {
        type: 'value' as const,
        minInterval: 1,
        splitLine: { lineStyle: { color: colour('--line') } },
        axisLabel: { color: colour('--soft'), fontSize: 12 },
      };
      chart.setOption({
        animation: false,
        aria: { enabled: true },
        grid: { left: 8, right: 20, top: 12, bottom: 8, outerBoundsMode: 'same' },
        tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, renderMode: 'richText' },
        xAxis: lying ? counts : names,
        yAxis: lying ? names : counts,
        series: [
          {
            type: 'bar',
            data: bars.map(({ count }) => count),
            barMaxWidth: 28,
            itemStyle: { color: colour('--accent-hex') },
            cursor: pick.current ? 'pointer' : 'default',
          },
        ],
      });
    };
    paint();
    chart.on('click', ({ dataIndex }) => pick.current?.(bars[dataIndex]!.name));
    const resized = new ResizeObserver(() => chart.resize());
    resized.observe(place.current!);
    addEventListener('themechange', paint);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', paint);
    return () => {
      resized.disconnect();
      removeEventListener('themechange', paint);
      scheme.removeEventListener('change', paint);
      chart.dispose();
    };
  }, [bars, lying]);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div
        ref={place}
        className="canvas"
        role="img"
        aria-label={`${title}: ${bars.map(({ name, label, count }) => `${label ?? name} ${count}`).join(', ')}`}
      />
    </figure>
  );
}
