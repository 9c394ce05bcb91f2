// Data of each event of a stream, a line each, by the scanner of the standard library. Arguments: address, body; the key in PRIORA_KEY.
package main

import (
	"bufio"
	"fmt"
	"net/http"
	"os"
	"strings"
)

func main() {
	request, err := http.NewRequest("POST", os.Args[1], strings.NewReader(os.Args[2]))
	check(err)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PRIORA_KEY"))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		check(fmt.Errorf("status %d", response.StatusCode))
	}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(make([]byte, 64<<10), 16<<20)
	var data []string
	for lines.Scan() {
		if text, found := strings.CutPrefix(lines.Text(), "data:"); found {
			data = append(data, strings.TrimPrefix(text, " "))
		} else if lines.Text() == "" && len(data) > 0 {
			fmt.Println(strings.Join(data, "\n"))
			data = nil
		}
	}
	check(lines.Err())
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
